/** The tables of an issue tracker; every foreign key points at the column it refers to. */
import { entitiesForm } from '../../drawing/data/entities.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawEntities } from '../../drawing/graph/draw-entities.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: what an issue belongs to on the left, people below it, what is written about it on the right. */
const cells = {
  project: [1, 1],
  milestone: [1, 2],
  issue: [2, 1],
  person: [2, 2],
  comment: [3, 1],
  attachment: [3, 2],
} as const

const keys = { PK: 'primary', FK: 'foreign', UQ: 'unique' } as const

/** A table in short: each column as name, type, and key if it is one. */
const table = (name: string, columns: string) => ({
  name,
  fields: columns.split(', ').map((column) => {
    const [, own = '', type = '', key] = /^(\S+) (.+?)(?: (PK|FK|UQ))?$/.exec(column) ?? []
    return { name: own, type, ...(key === undefined ? {} : { key: keys[key as keyof typeof keys] }) }
  }),
})

export default defineRecipe({
  name: 'Relational schema',
  family: 'Data structures',
  description:
    'Tables with typed columns and their keys (PK, FK, UQ); an arrow leads from each foreign key to the column that it refers to. Also called database schema, table diagram or DBML diagram.',
  useWhen:
    'You review a migration, explain which columns a query joins on, or document the tables of a service for those who write SQL against them. Good for 3 to 12 tables; with up to 16 tables or 30 columns, what is no key folds.',
  avoidWhen:
    'It matters how many of one belong to another, before there are tables: use `er-crows-foot`. The index below a table: use `b-plus-tree`. What a query does: use `query-plan-tree`. Where the values of a column come from: use `data-lineage`.',
  visual: 84,
  ease: 84,
  overall: 84,
  rationale:
    'Arrows end at rows, so the join condition is read off the picture, and the accent follows one of the two references that may be null. A new column is three texts at the next 24 px; a new table moves the arrows around it. You supply tables, keys and which column refers to which.',
  reviewed: '2026-11-23',
  revision: 1,
  data: entitiesForm({ nodes: 24, edges: 36, fields: 30, references: true }),
  sample: {
    title: 'Every issue has a reporter; not every issue has an assignee',
    subtitle: 'Both columns refer to person.id, but assignee_id may be null: join assignees with LEFT JOIN',
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
        'id bigint PK, project_id bigint FK, milestone_id bigint null FK, number integer, title text, state text, reporter_id bigint FK, assignee_id bigint null FK, created_at timestamptz',
      ),
      table(
        'comment',
        'id bigint PK, issue_id bigint FK, author_id bigint FK, body text, edited_at timestamptz null, created_at timestamptz',
      ),
      table('attachment', 'id bigint PK, comment_id bigint FK, file_name text, byte_size bigint'),
      table('person', 'id bigint PK, email text UQ, name text, left_on date null'),
    ],
    edges: [
      { from: 'milestone.project_id', to: 'project.id' },
      { from: 'issue.project_id', to: 'project.id' },
      { from: 'issue.milestone_id', to: 'milestone.id' },
      { from: 'comment.issue_id', to: 'issue.id' },
      { from: 'comment.author_id', to: 'person.id' },
      { from: 'attachment.comment_id', to: 'comment.id' },
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
  draw: (data, sheet) => drawEntities(data, sheet, { cells, references: true }),
  describe: ({ nodes, edges }) =>
    `${count(nodes.length, 'table')}: ${enumerate(nodes.map(({ name }) => name))}. Foreign keys: ${edges
      .map(({ from, to }) => `${from} refers to ${to}`)
      .join('; ')}.`,
})
