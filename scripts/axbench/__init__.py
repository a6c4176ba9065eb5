"""What scripts/bench is made of: the inputs, the measuring, and the goals."""
