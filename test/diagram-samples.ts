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
  dot: 'digraph G {\n  rankdir=LR\n  node [shape=box]\n  subgraph cluster_a { label="Edge"; lb -> { web1 web2 } }\n  web1 -> db [label="SQL", style=dashed, URL="https://example.com"]\n  db [shape=cylinder, label="Orders\\n(primary)"]\n}\n',
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
  d2: 'direction: right\nshop: Shop {\n  cart -> pay: "checkout" { style.stroke-dash: 3 }\n  db: { shape: cylinder; tooltip: all orders }\n}\nuser -> shop.cart\nshop.pay -> shop.db\n',
  'd2-tables':
    'users: {\n  shape: sql_table\n  id: int { constraint: primary_key }\n}\norders: {\n  shape: sql_table\n  user_id: int { constraint: foreign_key }\n}\norders.user_id -> users.id\n',
  sql: "CREATE TABLE users (\n  id bigint PRIMARY KEY,\n  email varchar(80) NOT NULL UNIQUE DEFAULT 'a;b'\n);\nCREATE TABLE orders (\n  id bigint PRIMARY KEY,\n  user_id bigint REFERENCES users (id)\n);\n",
  dbml: "Table users {\n  id int [pk]\n  email varchar [unique, note: 'sign-in']\n  indexes { email }\n}\nTable orders {\n  id int [pk]\n  user_id int [ref: > users.id]\n}\n",
  structurizr:
    'workspace "Shop" {\n  model {\n    u = person "User"\n    s = softwareSystem "Shop" {\n      web = container "Web" "Pages" "Go"\n      db = container "Orders" "" "PostgreSQL" "Database"\n      web -> db "Reads" "SQL"\n    }\n    u -> web "Uses"\n  }\n  views {\n    container s { include * }\n    styles { element "Database" { shape Cylinder } }\n  }\n}\n',
  compose:
    'services:\n  web:\n    build: ./web\n    ports: ["80:8080"]\n    depends_on: [db]\n  db:\n    image: postgres:17\n    restart: always\n    volumes: ["data:/var"]\nvolumes:\n  data:\n',
  kubernetes:
    'apiVersion: v1\nkind: Service\nmetadata: { name: web }\nspec: { selector: { app: web } }\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:\n  replicas: 2\n  template:\n    metadata: { labels: { app: web } }\n    spec: { containers: [{ image: "x/web:1" }] }\n---\napiVersion: v1\nkind: LimitRange\nmetadata: { name: small }\n',
  access:
    'apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: { name: viewer }\nrules: [{ apiGroups: [""], resources: [pods], verbs: [get, list, watch] }]\n---\napiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRoleBinding\nmetadata: { name: jane }\nroleRef: { kind: ClusterRole, name: viewer }\nsubjects: [{ kind: User, name: jane }]\n',
  bpmn: '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL">\n<process id="p" name="Shop">\n<startEvent id="s" name="Order"/><task id="t" name="Pack"/><dataObjectReference id="d" name="Label"/><endEvent id="e" name="Sent"/>\n<sequenceFlow id="f" sourceRef="s" targetRef="t"/><sequenceFlow id="g" sourceRef="t" targetRef="e"/>\n</process>\n</definitions>\n',
  icalendar:
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:On call: Mira\nDTSTART:20261102T090000Z\nDTEND:20261109T090000Z\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:On call: Leo\nDTSTART:20261109T090000Z\nDTEND:20261116T090000Z\nEND:VEVENT\nBEGIN:VTODO\nSUMMARY:Hand over\nEND:VTODO\nEND:VCALENDAR\n',
  workflow:
    'name: CI\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps: [{ run: a }]\n  ship:\n    needs: test\n    environment: production\n    if: always()\n',
  timeline:
    'timeline\n  title Releases\n  section Early\n    2023 : First users : Login\n    2024 : Payments\n  section Late\n    2025 : Two regions\n',
  journey:
    'journey\n  title Buying\n  section Find\n    Search: 5: Buyer\n    Compare: 3: Buyer, Friend\n  section Pay\n    Enter card: 2: Buyer\n',
  quadrant:
    'quadrantChart\n  title Effort and use\n  x-axis Little effort --> Much effort\n  y-axis Little use --> Much use\n  quadrant-1 Plan\n  quadrant-2 Do\n  Cache: [0.2, 0.8]\n  Rewrite: [0.9, 0.3]\n',
  packet:
    'packet-beta\n  title Datagram\n  0-15: "Source"\n  16-31: "Target"\n  32-47: "Length"\n  48-63: "Checksum"\n',
  xychart:
    'xychart-beta\n  title "Requests"\n  x-axis [mon, tue, wed]\n  y-axis "thousands" 0 --> 50\n  bar [12, 30, 44]\n  line [10, 25, 40]\n',
  sankey: 'sankey-beta\n\nVisit,Search,60\nVisit,Leave,40\nSearch,Buy,25\nSearch,Leave,35\n',
  radar:
    'radar-beta\n  title Stores\n  axis r["Reads"], w["Writes"], c["Cost"]\n  curve a["Rows"]{3, 4, 2}\n  curve b["Columns"]{5, 1, 3}\n  max 5\n',
  treemap: 'treemap-beta\n"Disk"\n    "Logs": 40\n    "Data"\n        "Orders": 30\n        "Users": 12\n',
  treeview: 'treeView-beta\n"src"\n    "app.ts"\n    "test"\n        "app.test.ts"\n',
  ishikawa: 'ishikawa-beta\n  Late release\n    Tests\n      Slow runner\n    People\n      One reviewer\n',
  kanban: "kanban\n  todo[To do]\n    a[Login]@{ assigned: 'Ada', priority: 'High' }\n  doing[Doing]\n    b[Search]\n",
  block: 'block-beta\n  columns 3\n  a["Web"] b["API"] c[("Orders")]\n  a --> b\n  b -- "SQL" --> c\n',
  architecture:
    'architecture-beta\n  group cloud(cloud)[Cloud]\n  service web(server)[Web] in cloud\n  service db(database)[Orders] in cloud\n  web:R --> L:db\n',
  requirement:
    'requirementDiagram\n  requirement fast {\n    id: R1\n    text: Answers in 200 ms\n    risk: high\n    verifymethod: test\n  }\n  element gateway {\n    type: service\n  }\n  gateway - satisfies -> fast\n',
  eventmodeling: 'eventmodeling\n  tf 01 ui Cart\n  tf 02 cmd AddItem\n  tf 03 evt ItemAdded\n',
  swimlane:
    'swimlane-beta LR\n  subgraph shop [Shop]\n    A[Order] --> B[Pack]\n  end\n  subgraph post [Carrier]\n    C[Ship]\n  end\n  B --> C\n',
  wardley:
    'wardley-beta\n  title Tea\n  anchor Guest [0.95, 0.6]\n  component Tea [0.8, 0.6]\n  component Water [0.4, 0.9]\n  Guest -> Tea\n  Tea -> Water\n',
  cynefin: 'cynefin-beta\n  title Work\n  clear\n    "Reset a password"\n  complex\n    "New market"\n',
  'plantuml-usecase': '@startuml\nactor Buyer\nBuyer --> (Pay)\n(Pay) ..> (Log in) : <<include>>\n@enduml\n',
  'plantuml-wbs': '@startwbs\n* Launch\n** Site\n*** Pages\n** Shop\n@endwbs\n',
  'plantuml-yaml': '@startyaml\nname: cart\nitems:\n  - id: 1\n  - id: 2\n@endyaml\n',
  'plantuml-ebnf': '@startebnf\nlist = "[", item, { ",", item }, "]";\nitem = letter | digit;\n@endebnf\n',
  'plantuml-nwdiag':
    '@startuml\nnwdiag {\n  network edge {\n    address = "192.0.2.0/24"\n    lb [address = "192.0.2.1"];\n    web1;\n  }\n  network data {\n    web1;\n    db [shape = database];\n  }\n  group { lb; web1; }\n}\n@enduml\n',
  'plantuml-chart':
    '@startchart\ntitle Requests\nh-axis [mon, tue, wed]\nv-axis "thousands" 0 --> 50\nbar "Cache" [12, 30, 44]\nline "Origin" [10, 25, 40]\n@endchart\n',
  'plantuml-timing':
    '@startuml\nrobust "Browser" as B\nconcise "User" as U\n@0\nU is Idle\nB is Idle\n@100\nU is Waiting\nB is Loading\n@+200\nB is Done\n@enduml\n',
  'plantuml-c4':
    '@startuml\n!include <C4/C4_Container>\nPerson(c, "Customer", "Pays")\nSystem_Boundary(s, "Shop") {\n  Container(api, "API", "Go", "Takes orders", $tags="core")\n  ContainerDb(db, "Orders", "SQL")\n}\nRel(c, api, "Buys at", "HTTPS")\nRel_D(api, db, "Writes")\nSHOW_LEGEND()\n@enduml\n',
  'plantuml-activity-first':
    '@startuml\n(*) --> "Receive order" as R\nif "In stock?" then\n-->[yes] ===B1===\nelse\n-->[no] "Buy more"\nendif\npartition Store {\n===B1=== --> Pack\n}\nPack --> (*)\n@enduml\n',
  'plantuml-dot': '@startdot\ndigraph G {\n  cart -> orders [label="writes"]\n  orders [shape=cylinder]\n}\n@enddot\n',
  'plantuml-salt':
    '@startsalt\n{^"Sign in"\n  {/ <b>Password | Key }\n  Name | "Ada  "\n  Role | ^Admin^\n  [X] Remember | () Once\n  --\n  {#\n  Device | Seen\n  Phone | .\n  }\n  [Cancel] | [ OK ]\n}\n@endsalt\n',
  'plantuml-regex': '@startregex\n^(?<year>\\d{4})-(?:0[1-9]|1[0-2])[^\\s]*?$\n@endregex\n',
}

/** Words of each sample that its picture must show. */
export const sampleWords: Readonly<Record<string, string>> = {
  flowchart: 'Cart',
  sequence: 'POST /orders',
  class: 'Draft',
  state: 'Idle',
  er: 'CUSTOMER',
  gantt: 'Code',
  pie: 'Origin',
  venn: 'Web',
  mindmap: 'Prefix',
  gitgraph: 'v2',
  c4: 'Shop',
  railroad: 'item',
  dot: 'web1',
  'plantuml-sequence': 'GET /cart',
  'plantuml-class': 'Book',
  'plantuml-state': 'fill',
  'plantuml-activity': 'pack',
  'plantuml-component': 'Gateway',
  'plantuml-mindmap': 'Expiry',
  'plantuml-gantt': 'Code',
  'plantuml-json': 'cart',
  d2: 'checkout',
  'd2-tables': 'user_id',
  sql: 'email',
  dbml: 'email',
  structurizr: 'Orders',
  compose: 'postgres',
  kubernetes: 'web',
  access: 'Read pods',
  bpmn: 'Pack',
  icalendar: 'Leo',
  workflow: 'ship',
  timeline: 'Payments',
  journey: 'Compare',
  quadrant: 'Rewrite',
  packet: 'Checksum',
  xychart: 'tue',
  sankey: 'Leave',
  radar: 'Reads',
  treemap: 'Logs',
  treeview: 'app.ts',
  ishikawa: 'Slow runner',
  kanban: 'Login',
  block: 'SQL',
  architecture: 'Orders',
  requirement: 'gateway',
  eventmodeling: 'Cart',
  swimlane: 'Pack',
  wardley: 'Water',
  cynefin: 'New market',
  'plantuml-usecase': 'Log in',
  'plantuml-wbs': 'Pages',
  'plantuml-yaml': 'cart',
  'plantuml-ebnf': 'digit',
  'plantuml-nwdiag': 'web1',
  'plantuml-chart': 'Origin',
  'plantuml-timing': 'Loading',
  'plantuml-c4': 'Orders',
  'plantuml-activity-first': 'Pack',
  'plantuml-dot': 'orders',
  'plantuml-salt': 'Remember',
  'plantuml-regex': 'year',
}
