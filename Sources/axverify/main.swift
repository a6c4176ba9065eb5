print("axverify")
