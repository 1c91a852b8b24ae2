/** The tables of an issue tracker; every foreign key points at the column it refers to. */
import { type Entity, entitiesForm } from '../../drawing/data/entities.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawEntities } from '../../drawing/graph/draw-entities.ts'
import { mayBeNull } from '../../drawing/graph/entity-words.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: what an issue belongs to on the left, people below it, its labels on the right. */
const cells = {
  project: [1, 1],
  milestone: [1, 2],
  issue: [2, 1],
  person: [2, 2],
  issue_label: [3, 1],
  label: [3, 2],
} as const

const keys = { PK: 'primary', FK: 'foreign', UQ: 'unique' } as const

/** A table in short: each column as name, type, and the keys it is of. */
const table = (name: string, columns: string) => ({
  name,
  fields: columns.split(', ').map((column) => {
    const [, own = '', type = '', marks = ''] = /^(\S+) (.+?)((?: (?:PK|FK|UQ))*)$/.exec(column) ?? []
    const key = marks.split(' ').flatMap((mark) => keys[mark as keyof typeof keys] ?? [])
    return { name: own, type, ...(key.length === 0 ? {} : { key }) }
  }),
})

/** Whether the column of a reference may be null. */
const isOptional = (tables: readonly Entity[], reference: string): boolean =>
  tables.some(({ id, name, fields }) =>
    fields.some((field) => [`${id}.${field.name}`, `${name}.${field.name}`].includes(reference) && mayBeNull(field)),
  )

export default defineRecipe({
  name: 'Relational schema',
  family: 'Data structures',
  description:
    'Tables with typed columns and their keys (PK, FK, UQ); an arrow leads from each foreign key to the column that it refers to, dashed where the key may be null. Also called database schema, table diagram or DBML diagram.',
  useWhen:
    'You review a migration, explain which columns a query joins on, or document the tables of a service for those who write SQL against them. Good for 3 to 12 tables; above that, up to 60 tables, columns that are not keys are folded, then all of them.',
  avoidWhen:
    'It matters how many of one belong to another, before there are tables: use `er-crows-foot`. The index below a table: use `b-plus-tree`. What a query does: use `query-plan-tree`. Where the values of a column come from: use `data-lineage`.',
  visual: 84,
  ease: 84,
  overall: 84,
  rationale:
    'Arrows end at rows, so the join condition is read off the picture, and the accent follows both references to person, of which the dashed one may be null. A new column is three texts at the next 24 px; a new table moves the arrows around it. You supply tables, keys and which column refers to which.',
  reviewed: '2026-11-28',
  revision: 1,
  data: entitiesForm({ fields: 120, references: true }),
  sample: {
    title: 'Every issue has a reporter; an issue may have no assignee',
    source: 'PostgreSQL types; columns are NOT NULL unless null is written; illustrative schema',
    subtitle: 'reporter_id is NOT NULL, assignee_id may be null: join assignees with LEFT JOIN',
    focus: [
      'issue.reporter_id',
      'issue.assignee_id',
      'person.id',
      'issue.reporter_id > person.id',
      'issue.assignee_id > person.id',
    ],
    nodes: [
      table('project', 'id bigint PK, key varchar(8) UQ, name text, archived_on date null'),
      table('milestone', 'id bigint PK, project_id bigint FK, name text, due_on date null'),
      table(
        'issue',
        'id bigint PK, project_id bigint FK, milestone_id bigint null FK, reporter_id bigint FK, assignee_id bigint null FK, title text, state text, closed_on date null',
      ),
      table('issue_label', 'issue_id bigint PK FK, label_id bigint PK FK'),
      table('label', 'id bigint PK, name text UQ, color char(6), about text null'),
      table('person', 'id bigint PK, email text UQ, name text, time_zone text'),
    ],
    edges: [
      { from: 'milestone.project_id', to: 'project.id' },
      { from: 'issue.project_id', to: 'project.id' },
      { from: 'issue.milestone_id', to: 'milestone.id' },
      { from: 'issue_label.issue_id', to: 'issue.id' },
      { from: 'issue_label.label_id', to: 'label.id' },
      { from: 'issue.reporter_id', to: 'person.id' },
      { from: 'issue.assignee_id', to: 'person.id' },
    ],
  },
  suppressions: [
    {
      rule: 'R19',
      reason: 'An arrow leads from a foreign key to the column it refers to, wherever that table has room.',
    },
  ],
  draw: (data, sheet) => drawEntities(data, sheet, { cells, references: true, isGrid: true }),
  describe: ({ nodes, edges }) =>
    `${count(nodes.length, 'table')}: ${enumerate(nodes.map(({ name }) => name))}. Foreign keys: ${edges
      .map(({ from, to }) => `${from}${isOptional(nodes, from) ? ' (may be null)' : ''} refers to ${to}`)
      .join('; ')}.`,
})
