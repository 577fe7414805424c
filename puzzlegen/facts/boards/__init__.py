"""What is true of boards, whoever invents on them or draws them."""
