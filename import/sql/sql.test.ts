/** SQL's definitions of tables, and DBML, which says the same in other words. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { readDbml } from '../dbml/read-dbml.ts'
import type { EntityModel } from '../models/entities.ts'
import { readSql } from './read-sql.ts'

const tables = ({ entities }: EntityModel) =>
  Object.fromEntries(
    [...entities.values()].map(({ name, attributes }) => [
      name,
      attributes.map((each) => [each.name, each.type, ...each.keys].filter(Boolean).join(' ')),
    ]),
  )

const relations = ({ relationships }: EntityModel) =>
  relationships.map(({ from, to, fromEnd, toEnd, fields }) =>
    `${from} ${fromEnd} ${toEnd} ${to} ${fields?.from.join() ?? ''} ${fields?.to.join() ?? ''}`.trim(),
  )

test('columns with types and keys; foreign keys become relations with what they allow', () => {
  const { model, report } = readSql(`
CREATE TABLE public.users (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email VARCHAR(255) NOT NULL UNIQUE,
  price numeric(10, 2) DEFAULT 0 CHECK (price > 0),
  tags text[] -- words
);
create table if not exists orders (
  id uuid,
  user_id bigint not null references users,
  parent uuid references orders (id) on delete cascade,
  at timestamp with time zone,
  primary key (id)
);
CREATE TABLE passports (user_id int PRIMARY KEY REFERENCES users (id));`)
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({
    users: ['id bigint PK', 'email varchar(255) UK', 'price numeric(10,2)', 'tags text[]'],
    orders: ['id uuid PK', 'user_id bigint FK', 'parent uuid FK', 'at timestamp with time zone'],
    passports: ['user_id int PK FK'],
  })
  expect(relations(model)).toEqual([
    'orders zero-many one users user_id id',
    'orders zero-many zero-one orders parent id',
    'passports zero-one one users user_id id',
  ])
})

test('dialects: ticks, brackets, keys of MySQL, comments, rules that are added later', () => {
  const { model, report } = readSql(`SET NAMES utf8;
CREATE TABLE \`a\` (
  \`id\` int unsigned NOT NULL AUTO_INCREMENT COMMENT 'the key',
  \`b_id\` int,
  PRIMARY KEY (\`id\`), KEY idx (\`b_id\`)
) ENGINE=InnoDB COMMENT='first';
CREATE TABLE [b] ([id] int PRIMARY KEY, [x] nvarchar(max), CONSTRAINT uq UNIQUE ([x]));
ALTER TABLE ONLY a ADD CONSTRAINT fk FOREIGN KEY (b_id) REFERENCES b(id) ON DELETE SET NULL, ADD COLUMN c text;
CREATE UNIQUE INDEX i ON b (id, x);
COMMENT ON COLUMN b.x IS 'it''s x';
INSERT INTO a VALUES ('CREATE TABLE no (x int);');`)
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({
    a: ['id int unsigned PK', 'b_id int FK', 'c text'],
    b: ['id int PK', 'x nvarchar(max) UK'],
  })
  expect(relations(model)).toEqual(['a zero-many zero-one b b_id id'])
  expect(model.entities.get('a')).toMatchObject({ note: 'first', attributes: [{ note: 'the key' }, {}, {}] })
  expect(model.entities.get('b')?.attributes[1]?.note).toBe("it's x")
  expect(ledgerOf(report).map((each) => each.replace(/^\S+ /, ''))).toEqual([
    'statements that define no table (SET, INSERT)',
    'checks and indexes',
    'settings of tables',
  ])
})

test('SQL Server adds rules to tables: keys with and without a check of rows, defaults that are no columns', () => {
  const { model, report } = readSql(`CREATE TABLE [dbo].[crew]([id] int NOT NULL PRIMARY KEY);
CREATE TABLE [dbo].[shift]([id] int NOT NULL, [crew_id] int NOT NULL, [lead_id] int);
ALTER TABLE [dbo].[shift]  WITH CHECK ADD  CONSTRAINT [fk_crew] FOREIGN KEY([crew_id])
REFERENCES [dbo].[crew] ([id])
ALTER TABLE [dbo].[shift] CHECK CONSTRAINT [fk_crew]
GO
ALTER TABLE [dbo].[shift] WITH NOCHECK ADD FOREIGN KEY([lead_id]) REFERENCES [dbo].[crew] ([id]), started date, CONSTRAINT u UNIQUE (started)
GO
ALTER TABLE [dbo].[shift] ADD DEFAULT ((0)) FOR [lead_id]
GO
ALTER TABLE [dbo].[shift] ADD CONSTRAINT [df] DEFAULT ((1)) FOR [crew_id]`)
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({
    crew: ['id int PK'],
    shift: ['id int', 'crew_id int FK', 'lead_id int FK', 'started date UK'],
  })
  expect(relations(model)).toEqual(['shift zero-many one crew crew_id id', 'shift zero-many zero-one crew lead_id id'])
  expect(ledgerOf(report)).toEqual(['5:1 changes of tables', '9+11:31 defaults, checks and actions of columns'])
})

test('indexes are no columns; columns may be called like them', () => {
  const { model } = readSql(
    'CREATE TABLE a (key varchar( 40) PRIMARY KEY, period text, index numeric(3, 1), b int, INDEX i NONCLUSTERED (b), INDEX [j] (b), KEY k USING HASH (b));',
  )
  expect(tables(model)).toEqual({ a: ['key varchar(40) PK', 'period text', 'index numeric(3,1)', 'b int'] })
})

test('unique indexes: of SQL Server too; with a condition, only some rows are unique', () => {
  const { model, report } = readSql(`CREATE TABLE [dbo].[a] ([b] int, [c] int, d int);
CREATE UNIQUE NONCLUSTERED INDEX [ub] ON [dbo].[a] ([b] ASC);
CREATE UNIQUE INDEX uc ON a (c) WHERE d > 0;`)
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({ a: ['b int UK', 'c int', 'd int'] })
  expect(ledgerOf(report)).toEqual(['3:1 checks and indexes'])
})

test('Oracle and MySQL add several columns and rules in parentheses; partitions and indexes are no columns', () => {
  const { model, report } = readSql(`CREATE TABLE a (id int);
CREATE TABLE b (id int PRIMARY KEY);
ALTER TABLE a ADD (b_id int NOT NULL, CONSTRAINT f FOREIGN KEY (b_id) REFERENCES b (id)), MODIFY id bigint;
ALTER TABLE a ADD COLUMN (c date, d text), DROP x, ADD INDEX i USING BTREE (c), ADD FULLTEXT KEY (d);
ALTER TABLE a ADD PARTITION (PARTITION p VALUES LESS THAN (3));`)
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({ a: ['id int', 'b_id int FK', 'c date', 'd text'], b: ['id int PK'] })
  expect(relations(model)).toEqual(['a zero-many one b b_id id'])
  expect(ledgerOf(report)).toEqual(['3+4+5:1 changes of tables', '4:56 checks and indexes'])
})

test('a table that is nowhere defined is still referred to, and a mistake leaves the other statements', () => {
  const { model, report } = readSql(
    'CREATE TABLE a (x int REFERENCES gone (y));\nCREATE TABLE (z int);\nCREATE TABLE b (z int);',
  )
  expect(findingsIn(report)).toEqual(['2:14 the name of a table'])
  expect(relations(model)).toEqual(['a zero-many zero-one gone x y'])
  // What a key names is in the other table, whose file is not here.
  expect(tables(model)).toMatchObject({ b: ['z int'], gone: ['y'] })
})

test('what SQL Server, BigQuery and others add: batches, a last comma, types in types, indexes of expressions', () => {
  const { model, report } = readSql(`CREATE SCHEMA [shop]
GO
CREATE TABLE [shop].[a] (
  [id] int PRIMARY KEY,
  UNIQUE KEY u USING BTREE ([id]),
  CONSTRAINT c CHECK (id > 0),
)
GO
CREATE TABLE b (s STRUCT<x STRING, y ARRAY<INT64>> NOT NULL, t ARRAY<INT64> DEFAULT ARRAY<INT64>[1, 2], z int);
CREATE TABLE e (id int, UNIQUE KEY low ((LOWER(id))), UNIQUE (id, n(10)), n text, UNIQUE KEY f (lower(n)));
CREATE TABLE p PARTITION OF b FOR VALUES IN (1); CREATE TABLE o OF kind (PRIMARY KEY (x)); CREATE TABLE l LIKE b;
(SELECT (1) UNION (SELECT 2)); CREATE OR REPLACE  VIEW v AS SELECT 3;`)
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toMatchObject({
    'shop.a': ['id int PK'],
    b: ['s struct', 't array', 'z int'],
    e: ['id int', 'n text'],
  })
  expect(ledgerOf(report).filter((each) => each.includes('SELECT'))).toEqual([
    '1+12:1 statements that define no table (CREATE SCHEMA, SELECT, CREATE VIEW)',
  ])
})

test('DBML: checks, types of a schema, words over several lines, tables of other files, colors of references', () => {
  const { model, report } = readDbml(`use { table users } from './users.dbml'
reuse * from './types.dbml'
Table a {
  id "a schema".kind [pk, note: '''
    one ] and \\'two'''']
  b a.kind (2) [not null]
  checks {
    \`LEN(id) < 2}\` [name: 'short']
  }
}
Ref r [color: #123456] {
  a.b > users.id
}`)
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({ a: ['id a schema.kind PK', 'b a.kind (2) FK'], users: ['id'] })
  expect(relations(model)).toEqual(['a zero-many one users b id'])
})

test('DBML: an index may be the key of a table, or unique', () => {
  const { model } = readDbml(`Table follows {
  "user_id" int
  to int
  at date
  indexes {
    ("user_id", to) [pk]
    at [unique, name: "once"]
    (to, \`now()\`) [pk]
    (to, nothing) [pk]
    to
    // (at, to) [pk]
    to [note: 'not [pk, unique]']
  }
}`)
  expect(model.entities.get('follows')?.attributes.map(({ name, keys }) => [name, keys])).toEqual([
    ['user_id', ['PK']],
    ['to', ['PK']],
    ['at', ['UK']],
  ])
})

test('DBML: an index of a long word is read in the time of its length', () => {
  const start = performance.now()
  readDbml(`Table a {\n  b int\n  indexes {\n    ${'x'.repeat(60_000)}\n  }\n}`)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('DBML: settings, references in and outside of tables, notes', () => {
  const { model, report } = readDbml(`Project shop { database_type: 'PostgreSQL' }
Table users as U [headercolor: #333] {
  id int [pk, increment]
  email varchar(80) [unique, not null, note: 'sign-in, lower case']
  Note: 'Who buys'
}
Table "order items" {
  id int [primary key]
  user_id int [ref: > U.id, not null]
  peer int
  indexes { (id, peer) [unique] }
}
Ref: "order items".peer - "order items".id
Ref many { users.id < "order items".peer }
Enum state { open [note: 'x'] closed }`)
  expect(findingsIn(report)).toEqual([])
  expect(model.title).toBe('shop')
  expect(tables(model)).toEqual({
    users: ['id int PK', 'email varchar(80) UK'],
    'order items': ['id int PK', 'user_id int FK', 'peer int FK'],
  })
  expect(relations(model)).toEqual([
    'order items zero-many one users user_id id',
    'order items zero-one zero-one order items peer id',
    'order items zero-many zero-one users peer id',
  ])
  expect(model.entities.get('users')).toMatchObject({ note: 'Who buys' })
})

test.each([
  ['a block', 'enum x {\n', "'a' "],
  ['settings', 'Table x {\n a int [note: ', "'''a''' "],
  ['blocks', '', "enum x { 'a\n"],
  ['SQL', '', 'create table a (x int default [[[['],
  ['SQL', 'create table a (key', ' '.repeat(100)],
])('%s of DBML or SQL without an end takes linear time', (name, start, piece) => {
  const read = name === 'SQL' ? readSql : readDbml
  expect(findingsIn(read(start + piece.repeat(2000)).report).length).toBeGreaterThan(0)
})

test('after unclosed blocks, tables are still read', () => {
  const { model } = readDbml(`${'enum x {\n'.repeat(25)}Table a {\n  id int [pk]\n}`)
  expect(tables(model)).toEqual({ a: ['id int'] })
})

test('a mistake in DBML is a finding, and the columns below it are read', () => {
  const { model, report } = readDbml('Table a {\n  id int\n  ???\n  b int\n}\nnonsense\nTable c { id int }')
  expect(findingsIn(report)).toEqual(['3:3 a column', '6:1 Table, Ref, Enum, Project or TableGroup'])
  expect(tables(model)).toEqual({ a: ['id int', 'b int'], c: ['id int'] })
})

test('DBML: a reference leads to tables of a schema and of a database, and to several of their columns', () => {
  const { model, report } = readDbml(`Table db.s.a { id int
 kind int }
Table s.b { a_id int [ref: > db.s.a.id]
 kind int }
Ref: s.b.(a_id, kind) > db.s.a.(id, kind)`)
  expect(findingsIn(report)).toEqual([])
  expect(relations(model)).toEqual([
    's.b zero-many zero-one db.s.a a_id id',
    's.b zero-many zero-one db.s.a a_id,kind id,kind',
  ])
})

test('a schema that a template puts in is left out, as any schema', () => {
  const { model, report } = readSql(
    'CREATE TABLE {{ index .Options "Namespace" }}.users (id int PRIMARY KEY);\nCREATE TABLE posts (by int REFERENCES {{ .Schema }}.users (id));',
  )
  expect([findingsIn(report), [...model.entities.keys()]]).toEqual([[], ['users', 'posts']])
  expect(model.relationships.map(({ from, to }) => [from, to])).toEqual([['posts', 'users']])
})

test('a table with too many columns is told what to keep', async () => {
  const columns = Array.from({ length: 121 }, (_, index) => `c${index} int`).join(', ')
  const { findings } = await importDiagram(`CREATE TABLE a (id int);\nCREATE TABLE wide (${columns});`)
  expect(findings.map(({ at, problem }) => `${at}: ${problem}`)).toEqual([
    expect.stringMatching(/^line 2, .*must have at most 120 entries, got 121; keep its keys and what matters$/),
  ])
})

test.each([
  ['IF', "IF NOT EXISTS (SELECT * FROM sys.tables WHERE name = 'a') BEGIN\nCREATE TABLE a (id int)\nEND"],
  ['DROP', 'DROP TABLE IF EXISTS a\nCREATE TEMPORARY TABLE a (id int)'],
  ['a schema', 'CREATE SCHEMA s AUTHORIZATION me CREATE TABLE a (id int)'],
  ['a transaction', 'BEGIN TRANSACTION\nALTER TABLE a ADD id int'],
])('a table behind %s without a semicolon is read', (_, text) => {
  const { model, report } = readSql(text)
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({ a: ['id int'] })
})

test.each(['SHOW CREATE TABLE a', 'GRANT CREATE TABLE TO me', 'CREATE FUNCTION f() AS CREATE TABLE a (id int)'])(
  '%s defines no table',
  (text) => expect(tables(readSql(`${text};`).model)).toEqual({}),
)

test('rows that COPY puts into a table are no statements', () => {
  const { model, report } = readSql(
    'copy a (id) from stdin;\n1\tCREATE TABLE b (id int);\nx;\n\\.\nCREATE TABLE c (id int);\nCOPY c FROM stdin\n;\nCREATE TABLE d (id int);',
  )
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({ c: ['id int'], d: ['id int'] })
})

test('names may begin with a digit, as in MySQL, or have single quotes, as in SQLite', () => {
  const { model, report } = readSql("CREATE TABLE 'a b' ('id' int, 2fa varchar(9));")
  expect(findingsIn(report)).toEqual([])
  expect(tables(model)).toEqual({ 'a b': ['id int', '2fa varchar(9)'] })
})

test.each([
  [
    'SQL',
    () => readSql('CREATE TABLE a (x int);\nCREATE TABLE s.a (y int);\nCREATE TABLE b (z int REFERENCES t.a (x));'),
  ],
  ['DBML', () => readDbml('Table a { x int }\nTable s.a { y int }\nTable b { z int [ref: > t.a.x] }')],
])('tables of one name in two schemas are two in %s, and another schema may be left out', (_, read) => {
  const { model } = read()
  expect(tables(model)).toEqual({ a: ['x int'], 's.a': ['y int'], b: ['z int FK'] })
  expect(model.relationships.map(({ to }) => to)).toEqual(['a'])
})

test('DBML: a reference may have any name in quotes', () => {
  const { model, report } = readDbml('Table a { x int }\nTable b { y int }\nRef "a key, für b" : b.y > a.x')
  expect(findingsIn(report)).toEqual([])
  expect(relations(model)).toEqual(['b zero-many zero-one a y x'])
})

test('a table that others only mention or change has the columns that keys name; one that is defined here is whole', () => {
  const { model } = readSql(`ALTER TABLE m ADD COLUMN x int REFERENCES m (ID);
CREATE TABLE a (m int REFERENCES m (id), b int REFERENCES b (nowhere), c int REFERENCES c);
CREATE TABLE b (id int);`)
  expect(tables(model)).toEqual({
    m: ['x int FK', 'ID'],
    a: ['m int FK', 'b int FK', 'c int FK'],
    b: ['id int'],
    c: [],
  })
})

test('keys whose first columns are the same are not told to be one', async () => {
  const key = (other: string) => `FOREIGN KEY (t, ${other}) REFERENCES users (t, id)`
  const drawn = await importDiagram(`CREATE TABLE users (t int, id int, PRIMARY KEY (t, id));
CREATE TABLE tasks (t int, owner int, author int, ${key('owner')}, ${key('author')});`)
  const notes = drawn.ok ? drawn.notes.map(({ what }) => what) : []
  expect(notes).toContain('a key whose first columns another joins')
  expect(notes).not.toContain('a key that is written twice')
})

test('a key that is written twice is one line between columns, and in the ledger', async () => {
  const key = 'ADD FOREIGN KEY (b) REFERENCES b (id)'
  const drawn = await importDiagram(`CREATE TABLE b (id int PRIMARY KEY);\nCREATE TABLE a (b int, c int);
ALTER TABLE a ${key}, ${key};\nALTER TABLE a ADD FOREIGN KEY (c) REFERENCES b (id);`)
  if (!drawn.ok) throw new Error('not drawn')
  expect(drawn.recipe).toBe('relational-schema')
  expect(drawn.data['edges']).toMatchObject([
    { from: 'a.b', to: 'b.id' },
    { from: 'a.c', to: 'b.id' },
  ])
  expect(drawn.notes.map(({ line, what, text }) => `${line} ${what}: ${text}`)).toEqual([
    '3 a key that is written twice: a.b to b.id',
  ])
})
