workspace "Big shop" "All of it" {
  !identifiers hierarchical
  # a comment
  model {
    u = person "Buyer" "Buys things" "Web"
    ext = softwareSystem "Mail" "Sends" "External"
    group "Ours" {
      s = softwareSystem "Shop" "Sells" {
        web = container "Web app" "Shows" "React"
        api = container "API" {
          technology "Go"
          description "Answers"
          tags "Core" "Important"
          c1 = component "Orders" "Keeps orders" "Go"
          c2 = component "Pay"
          c1 -> c2 "asks"
          url https://example.com
        }
        db = container "Store" "Rows" "PostgreSQL" "Database"
        q = container "Events" "" "" "Queue"
        web -> api "calls" "HTTPS" {
          tags "x"
        }
        api -> db "reads"
        this -> ext "uses"
      }
    }
    u -> s.web "opens"
    s.api.c1 -> s.db "writes"
    s.api -> s.q
    live = deploymentEnvironment "Live" {
      deploymentNode "Server" "Runs it" "Linux" {
        lb = infrastructureNode "Balancer" "Spreads" "nginx"
        deploymentNode "Docker" {
          containerInstance s.web
          w2 = containerInstance s.api "Blue"
        }
        lb -> w2 "sends to"
      }
    }
  }
  views {
    dynamic s "dyn" {
      u -> s.web "opens first"
      s.web -> s.api "then"
      s.api -> s.web "back"
      s.api -> nobody "lost"
    }
  }
}
