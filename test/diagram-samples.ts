/**
 * A small diagram of every language, and of the kinds that differ most, in words of its own: for tests that go over all
 * readers.
 */

/** Diagrams by a short name. */
export const diagramSamples: Readonly<Record<string, string>> = {
  flowchart:
    'flowchart LR\n  subgraph shop [Shop]\n    A[Cart] --> B{Paid?}\n  end\n  B -- yes --> C[(Orders)]\n  B -. no .-> A\n  style A fill:#eee\n  click A "https://example.com"\n',
  sequence:
    'sequenceDiagram\n  actor U as User\n  participant A as API\n  U->>+A: POST /orders\n  alt stored\n    A-->>-U: 201\n  else full\n    A--xU: 503\n  end\n  Note over U,A: retried twice\n',
  class:
    'classDiagram\n  class Order {\n    +id: UUID\n    +total() Money\n  }\n  Order "1" *-- "1..*" Line : has\n  Order <|-- Draft\n',
  state:
    'stateDiagram-v2\n  [*] --> Idle\n  state Work {\n    [*] --> Run\n    Run --> [*] : done\n  }\n  Idle --> Work : go\n  note right of Idle : waits\n',
  er: 'erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  CUSTOMER {\n    int id PK\n    string name "full name"\n  }\n',
  gantt:
    'gantt\n  title Release\n  dateFormat YYYY-MM-DD\n  section Build\n  Code : a, 2026-03-02, 5d\n  Test : after a, 3d\n',
  pie: 'pie title Requests\n  "Cache" : 60\n  "Origin" : 40\n',
  venn: 'venn-beta\n  title Users\n  set A["Web"]:20\n  set B:12\n  union A,B["Both"]:3\n    text "paying"\n',
  mindmap: 'mindmap\n  root((Cache))\n    Keys\n      Prefix\n    ::icon(fa fa-key)\n    Expiry\n',
  gitgraph: 'gitGraph\n  commit\n  branch fix\n  commit id: "a"\n  checkout main\n  merge fix tag: "v2"\n',
  c4: 'C4Context\n  Person(u, "User", "Pays")\n  System(s, "Shop")\n  Rel(u, s, "Uses", "HTTPS")\n',
  railroad: 'railroad-ebnf\nlist = "[", [ item, { "," , item } ], "]" ;\n',
  dot: 'digraph G {\n  rankdir=LR\n  node [shape=box]\n  subgraph cluster_a { label="Edge"; lb -> { web1 web2 } }\n  web1 -> db [label="SQL", style=dashed]\n  db [shape=cylinder, label="Orders\\n(primary)"]\n}\n',
  'plantuml-sequence':
    '@startuml\nactor "A user" as U\nU -> API ++ : GET /cart\nAPI ->> Log : event\nreturn 200\nopt slow\nnote over U, API\n two\n lines\nend note\nend\n@enduml\n',
  'plantuml-class':
    '@startuml\npackage shop {\nabstract class Item<T> <<entity>> {\n  -id : int\n  {static} of(x): Item\n}\nBook --|> Item\nItem "1" o-- "*" Tag : has\n}\nnote left of Item : base\n@enduml\n',
  'plantuml-state':
    '@startuml\n[*] --> Open\nstate Open {\n  [*] -> Half\n  Half --> Full : fill\n}\nOpen : entry / ring\nOpen --> [*]\n@enduml\n',
  'plantuml-activity':
    '@startuml\n|Shop|\nstart\nif (stock?) then (yes)\n  :pack;\nelse (no)\n  :order\n  more;\n  stop\nendif\nfork\n:ship;\nfork again\n:mail;\nend fork\nwhile (open?) is (yes)\n:wait;\nendwhile\nend\n@enduml\n',
  'plantuml-component':
    '@startuml\npackage "Edge" {\n  [Gateway] as g\n  () "HTTP" as h\n}\ndatabase DB\n:Admin: as a\ng --> DB : reads\na ..> g\n@enduml\n',
  'plantuml-mindmap': '@startmindmap\n* Cache\n** Keys\n***_ Prefix\n** Expiry\n@endmindmap\n',
  'plantuml-gantt':
    "@startgantt\nProject starts 2026-03-02\nsunday are closed\n[Code] lasts 5 days\n[Test] starts at [Code]'s end and lasts 1 week\n[Done] happens at [Test]'s end\n@endgantt\n",
  'plantuml-json': '@startjson\n{ "name": "cart", "items": [1, { "id": 2 }] }\n@endjson\n',
  d2: 'direction: right\nshop: Shop {\n  cart -> pay: "checkout" { style.stroke-dash: 3 }\n  db: { shape: cylinder }\n}\nuser -> shop.cart\nshop.pay -> shop.db\n',
  'd2-tables':
    'users: {\n  shape: sql_table\n  id: int { constraint: primary_key }\n}\norders: {\n  shape: sql_table\n  user_id: int { constraint: foreign_key }\n}\norders.user_id -> users.id\n',
  sql: "CREATE TABLE users (\n  id bigint PRIMARY KEY,\n  email varchar(80) NOT NULL UNIQUE DEFAULT 'a;b'\n);\nCREATE TABLE orders (\n  id bigint PRIMARY KEY,\n  user_id bigint REFERENCES users (id)\n);\n",
  dbml: "Table users {\n  id int [pk]\n  email varchar [unique, note: 'sign-in']\n}\nTable orders {\n  id int [pk]\n  user_id int [ref: > users.id]\n}\n",
  structurizr:
    'workspace "Shop" {\n  model {\n    u = person "User"\n    s = softwareSystem "Shop" {\n      web = container "Web" "Pages" "Go"\n      db = container "Orders" "" "PostgreSQL" "Database"\n      web -> db "Reads" "SQL"\n    }\n    u -> web "Uses"\n  }\n  views {\n    container s { include * }\n  }\n}\n',
  compose:
    'services:\n  web:\n    build: ./web\n    ports: ["80:8080"]\n    depends_on: [db]\n  db:\n    image: postgres:17\n    volumes: ["data:/var"]\nvolumes:\n  data:\n',
  kubernetes:
    'apiVersion: v1\nkind: Service\nmetadata: { name: web }\nspec: { selector: { app: web } }\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:\n  replicas: 2\n  template:\n    metadata: { labels: { app: web } }\n    spec: { containers: [{ image: "x/web:1" }] }\n',
  workflow:
    'name: CI\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps: [{ run: a }]\n  ship:\n    needs: test\n    environment: production\n',
}
