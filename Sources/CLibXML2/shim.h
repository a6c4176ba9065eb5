#include <libxml/xmlversion.h>
// Debian's libxml2 pulls in the headers of ICU, which clash with those of Foundation in whoever imports both. They are
// needed for one struct that is never looked into here.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
