/** A webhook as it arrives: the type of each field, what it means, and the one that tells a retry from a new event. */

import * as z from 'zod'
import { list, name, text, words } from '../../drawing/data/fields.ts'
import { completedForm } from '../../drawing/data/form.ts'
import { readJson } from '../../drawing/data/json-value.ts'
import { References } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawJson, type NotedRow } from './draw.ts'
import { rowsOf } from './json-rows.ts'

/** `lines[0].sku` is another way to write `lines.0.sku`. */
const dotted = (path: string): string => path.replaceAll(/\.?\[(\d{1,6})\]/g, '.$1').replace(/^\./, '')

const remark = z.strictObject({
  on: words(200, 'The path of a field: data.lines.0.sku').transform(dotted),
  text: text('What it means', 120),
})

const fields = {
  name: name('What the document is', 60).default('JSON'),
  json: z
    .union([z.array(z.string().max(400)).min(1).max(60), z.string().max(12_000)])
    .transform((pasted) => (typeof pasted === 'string' ? pasted : pasted.join('\n')))
    .describe('The document as pasted: one string or a list of lines, at most 60 fields and brackets'),
  notes: list(remark, { min: 0, max: 40, of: 'What fields mean' }).default([]),
}

/** The most rows that fit a page. */
const most = 60

export default defineRecipe({
  name: 'Annotated JSON',
  family: 'Developer surfaces',
  description:
    'A JSON document with one row for each field, and level with it the type that the value has and what the field means; the decisive fields are highlighted across all columns. Also called annotated payload, JSON example with comments or webhook reference.',
  useWhen:
    'You document a payload, event or configuration by an example: what each field means, in which unit, and which one a reader must not miss. Good for 4 to 30 fields up to 5 levels deep; 60 lines at most.',
  avoidWhen:
    'You document an endpoint with its parameters: use `api-reference-card`. Headers matter as well: use `http-exchange`. You explain code: use `annotated-code`. You need the fields of many records: use `relational-schema`. How it nests: use `json-document-tree`.',
  visual: 87,
  ease: 86,
  overall: 86,
  rationale:
    'Meaning is level with its field, so no leader has to be followed, and types are read off the values. A field inserted by hand moves all rows below it. You paste the document and say what its fields mean.',
  reviewed: '2026-11-23',
  revision: 1,
  data: completedForm('own', fields, {
    complete: (data) => {
      const value = readJson(data.json)
      const noteOn = (path: string | undefined) => data.notes.find(({ on }) => on === path)?.text
      const rows = value === undefined ? [] : rowsOf(value)
      const focus = data.focus?.map(dotted)
      return { ...data, focus, rows: rows.map((row): NotedRow => ({ ...row, note: noteOn(row.path) })) }
    },
    checks: () => [
      ({ rows, json }) =>
        rows.length === 0
          ? [{ at: 'json', problem: problemOf(json) }]
          : rows.length > most
            ? [{ at: 'json', problem: `has ${rows.length} lines; ${most} fit` }]
            : [],
      ({ rows, notes }) =>
        notes.flatMap(({ on }, index) => {
          const isRepeated = notes.findIndex((other) => other.on === on) < index
          const problem = isRepeated
            ? `${on} has a meaning already`
            : new References(targetsIn(rows)).problem(on, 'the path of a field')
          return problem === undefined ? [] : [{ at: `notes.${index}.on`, problem }]
        }),
    ],
    targets: ({ rows }) => targetsIn(rows),
  }),
  sample: {
    title: 'Every retry carries the same id: store it',
    subtitle: 'A webhook is sent up to 8 times until it is answered with 2xx; only attempt changes',
    source: 'Illustrative payload; types as in JSON Schema 2020-12',
    focus: ['id'],
    name: 'POST /webhooks/billing',
    json: [
      '{ "id": "evt_01JD3N8Q5T", "type": "invoice.paid", "created": "2026-11-12T09:41:07Z", "attempt": 3,',
      '  "data": { "invoice": "in_20871", "currency": "EUR", "amount": 129900,',
      '    "lines": [{ "sku": "seat", "quantity": 30, "unit_amount": 4330 }],',
      '    "paid_at": "2026-11-12T09:41:07Z", "refunded": false } }',
    ],
    notes: Object.entries({
      id: 'Same each time: skip if stored',
      type: 'Object and event; skip unknown ones',
      created: 'When it happened, not when it is sent',
      attempt: 'Changes each time: 1, 2, 3 … 8',
      'data.invoice': 'Fetch it for its current state',
      'data.currency': 'ISO 4217 code',
      'data.amount': 'In cents: 1,299.00 EUR',
      'data.lines.0.sku': 'What is sold, as in your catalog',
      'data.lines.0.quantity': 'Seats in the period paid',
      'data.lines.0.unit_amount': '30 × 43.30 EUR = amount',
      'data.paid_at': 'Only in invoice.paid',
      'data.refunded': 'True once it is paid back in full',
    }).map(([on, meaning]) => ({ on, text: meaning })),
  },
  draw: ({ rows, name: head }, sheet) => {
    drawJson(rows, head, sheet)
    sheet.ifTooHigh('json', 'leave out fields')
  },
  describe: ({ rows, name: head, notes, focus = [] }) => {
    const leaves = rows.flatMap(({ path, type, isLeaf }) => (isLeaf === true ? [`${path ?? ''} (${type ?? ''})`] : []))
    const lit = notes.filter(({ on }) => focus.map(dotted).includes(on))
    const said = enumerate(
      [...lit, ...notes.filter((each) => !lit.includes(each))].map(({ on, text: meaning }) => `${on}: ${meaning}`),
      4,
    )
    const marked = focus.length === 0 ? '' : ` Highlighted: ${enumerate(focus.map(dotted), 8)}.`
    return `${head}: a JSON document with ${count(leaves.length, 'value')}: ${enumerate(leaves, 8)}. ${notes.length === 0 ? 'No field has a remark' : said}.${marked}`
  },
})

const targetsIn = (rows: readonly NotedRow[]) =>
  rows.flatMap((item) => (item.path === undefined ? [] : [{ names: [item.path], item }]))

/** Where a text stops being JSON, as engines say it differently: the line up to which brackets and quotes agree is enough. */
const problemOf = (json: string): string =>
  `is not JSON: ${JSON.stringify(json.trim().slice(0, 24))}; keys and strings need double quotes, no comma at the end`
