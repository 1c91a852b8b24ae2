/** The manifest of a Kubernetes deployment, and the label that its selector must find in the template. */
import * as z from 'zod'
import { list, name, words } from '../../drawing/data/fields.ts'
import { completedForm } from '../../drawing/data/form.ts'
import { readJson } from '../../drawing/data/json-value.ts'
import { References } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawJsonTree } from './draw.ts'
import { areSame, type JsonTable, tableOf, tablesIn, valueOf, wayTo } from './tables.ts'

const fields = {
  name: name('What the document is', 60).default('JSON'),
  json: z
    .union([z.array(z.string().max(400)).min(1).max(80), z.string().max(12_000)])
    .transform((pasted) => (typeof pasted === 'string' ? pasted : pasted.join('\n')))
    .describe('The document as pasted: one string or a list of lines; at most 60 rows are drawn'),
  trace: list(words(200, 'The path of a field: spec.containers[0].image'), {
    min: 0,
    max: 3,
    of: 'Fields to trace; their values are compared',
  }).default([]),
}

/** The most rows that fit a page. */
const most = 60

export default defineRecipe({
  name: 'JSON document tree',
  family: 'Data structures',
  description:
    'A JSON document with its keys in columns by depth and its values in one column; up to three fields are traced from the root, and their values compared. Also called JSON tree, JSON viewer or object hierarchy.',
  useWhen:
    'You explain how a manifest, configuration or response nests, where a field is, or which two places must agree. Good for up to 40 fields on 2 to 6 levels, 60 rows at most; paste JSON. Objects and lists with a single entry become a path, so deep manifests stay narrow.',
  avoidWhen:
    'You need what each field means: use `annotated-json`. You need tables and their keys: use `relational-schema`. Classes with types: use `uml-class`. Folders and files: use `file-tree`. Ideas around a topic: use `mind-map`. Syntax, not data: use `abstract-syntax-tree`.',
  visual: 86,
  ease: 68,
  overall: 84,
  rationale:
    'A key is written once, at the first row of what it holds, so a path is read from left to right to its value, and all values are in one column. One more field by hand moves all lines below it. You paste the document and name the fields to trace.',
  reviewed: '2026-11-24',
  revision: 1,
  data: completedForm('own', fields, {
    complete: (data) => {
      const value = readJson(data.json)
      return { ...data, table: value === undefined ? ({ rows: [] } as JsonTable) : tableOf(value) }
    },
    checks: () => [
      ({ table, json }) => {
        const rows = rowsIn(table).length
        if (rows === 0)
          return [
            {
              at: 'json',
              problem: `is not JSON: ${JSON.stringify(json.trim().slice(0, 24))}; keys and strings need double quotes, no comma at the end`,
            },
          ]
        return rows > most ? [{ at: 'json', problem: `gives ${rows} rows; ${most} fit` }] : []
      },
      ({ table, trace }) =>
        trace.flatMap((path, index) => {
          const problem =
            trace.indexOf(path) < index
              ? `${path} is traced already`
              : new References(targetsIn(table)).problem(path, `the path of a field${ofEntries(path)}`)
          return problem === undefined ? [] : [{ at: `trace.${index}`, problem }]
        }),
    ],
    targets: ({ table }) => targetsIn(table),
  }),
  sample: {
    title: 'The selector finds the pods by a label that their template sets',
    subtitle: 'If the two differ, the API server rejects the Deployment',
    source: 'Kubernetes Deployment, apps/v1; objects and lists with one entry are written as a path',
    name: 'deployment.json',
    json: [
      '{ "apiVersion": "apps/v1", "kind": "Deployment", "metadata": { "name": "storefront" },',
      '  "spec": { "replicas": 3, "selector": { "matchLabels": { "app": "web" } },',
      '    "template": { "metadata": { "labels": { "app": "web", "tier": "frontend" } },',
      '      "spec": { "containers": [{ "name": "nginx", "image": "nginx:1.29",',
      '        "ports": [{ "containerPort": 80 }], "resources": { "limits": { "memory": "128Mi", "cpu": "250m" } } }] } } } }',
    ],
    trace: ['spec.selector.matchLabels.app', 'spec.template.metadata.labels.app'],
  },
  draw: drawJsonTree,
  derive: ({ table, trace }) => {
    const isSame = areSame(trace.flatMap((path) => wayTo(table, path).slice(-1)))
    const compared = isSame === undefined ? {} : { same: isSame ? 'the same' : 'not the same' }
    return { ...compared, tables: tablesIn(table).length }
  },
  describe: ({ table, trace, name: document }) => {
    const traced = trace.map((path) => `${path} is ${endOf(table, path)}`)
    const first = table.rows.map((row) => `${row.label} (${valueOf(row)})`)
    return `${document}: a JSON document with ${count(rowsIn(table).filter(({ below }) => below === undefined).length, 'value')} in up to ${count(deepest(table), 'column')}, at the top ${enumerate(first)}. ${traced.length === 0 ? 'No field is traced' : `Traced: ${enumerate(traced)}`}.`
  },
})

/** How many keys are on the longest way to a value. */
const deepest = ({ rows }: JsonTable): number =>
  Math.max(0, ...rows.map(({ below }) => 1 + (below === undefined ? 0 : deepest(below))))

const rowsIn = (table: JsonTable) => tablesIn(table).flatMap(({ rows }) => rows)

const targetsIn = (table: JsonTable) => rowsIn(table).map((item) => ({ names: item.paths, item }))

/** The value that a path leads to. */
const endOf = (table: JsonTable, path: string): string => wayTo(table, path).slice(-1).map(valueOf).join('')

/** How entries of a list are written, where a path numbers one in another way. */
const ofEntries = (path: string): string =>
  /\.\d+(?:\.|$)/.test(path) ? ' (an entry of a list is written as [0], not as .0)' : ''
