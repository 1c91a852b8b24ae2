workspace {
  model {
    a = person "A"
    b = softwareSystem "B" {
      c = container "C"
    }
    a -> c "uses"
  }
}
