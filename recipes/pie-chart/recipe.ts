/** How a CDN answered requests: hit, stale or miss, with the total in the middle. */
import { sum } from 'd3-array'
import { type Block, block, type Paragraph } from '../../drawing/block.ts'
import { drawRing, ringInside, ringRoom, type Sector } from '../../drawing/chart/ring.ts'
import { sliver } from '../../drawing/chart/ring-names.ts'
import { partsOf, roundedSum, writeShares } from '../../drawing/chart/shares.ts'
import { focusRow, type ValueRow, valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { grays } from '../../drawing/fills.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { focusable, roles, type TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'

export default defineRecipe({
  name: 'Pie chart',
  family: 'Charts',
  description:
    'The parts of one total as sectors of a ring, by size, each named beside it with its share and amount; the part whose share the heading quotes is at the right, in large type; the total is in the middle. Also called donut chart, doughnut chart or ring chart.',
  useWhen:
    'You show that one part is about a quarter, half or most of a total, to readers who rarely read charts: cache outcomes, traffic by client, tests by result. Needs 2 to 6 parts that add up to a meaningful total.',
  avoidWhen:
    'Parts of similar size are compared: use `ordered-bar`. Several totals are divided: use `stacked-bar-100`. Parts have parts: use `treemap`. Parts overlap: use `venn-diagram`. Values do not add up to a whole, or one is negative: use `diverging-bar`.',
  visual: 82,
  ease: 66,
  overall: 75,
  rationale:
    'Everyone can read it, and one part against the rest is seen at once. Angles are compared less exactly than lengths, so that similar parts need their numbers; a changed amount moves every sector. You supply up to six amounts of one whole; shares are computed and rounded one by one.',
  reviewed: '2026-11-23',
  revision: 1,
  data: valuesForm({
    rows: [2, 6],
    marks: false,
    wayOut: 'sum up the smallest as one, or compare all of them as ordered-bar',
    least: 0,
    total: 'shares',
  }),
  sample: {
    title: 'Only {share} of requests wait for the origin',
    subtitle: 'images.example.com on November 17, 2026; the cache answered {rest}',
    measure: 'requests',
    focus: ['Miss'],
    source: 'Illustrative data',
    rows: [
      { name: 'Hit', note: 'served from the cache', value: 31_240_000 },
      { name: 'Stale', note: 'stale-while-revalidate', value: 7_480_000 },
      { name: 'Miss', note: 'fetched from the origin', value: 4_810_000 },
    ],
  },
  draw: ({ rows, measure, unit, focus }, sheet) => {
    const { full } = formatFor([...rows.map(({ value }) => value), totalOf(rows)], unit)
    const quoted = sheet.quotes('share') ? focusRow({ rows, focus }) : undefined
    for (const name of ['share', 'part']) sheet.prove(name, focusRow({ rows, focus }))
    sheet.prove('total', 'measure')
    sheet.prove('rest', ...rows.filter((row) => row !== focusRow({ rows, focus })))
    const note = roundedSum(writeShares(rows.map(({ value }) => value)))
    if (note !== undefined) sheet.footnote(note)
    const sectors = sectorsOf(rows, { sheet, write: full, quoted })
    const words = inRing(full(totalOf(rows)), measure, quoted !== undefined)
    drawRing(sectors, { source: 'measure', words, first: quoted }, sheet)
  },
  derive: ({ rows, unit, focus }) => {
    const row = focusRow({ rows, focus })
    const values = rows.map(({ value }) => value)
    const share = writeShares(values)[rows.indexOf(row)] ?? ''
    return {
      // As it is written in the ring.
      total: formatFor([...values, totalOf(rows)], unit).full(totalOf(rows)),
      part: row.name,
      share,
      rest: restOf(rows, row),
    }
  },
  describe: ({ rows, measure, unit }) => {
    const values = rows.map(({ value }) => value)
    const { full } = formatFor([...values, sum(values)], unit)
    const shares = writeShares(values)
    const parts = rows.map(({ name, value }, index) => `${name} ${shares[index]} (${full(value)})`)
    return `Ring of ${count(rows.length, 'sector')}, the parts of ${ofMeasure(full(sum(values)), measure.toLowerCase())}: ${enumerate(parts)}.`
  },
})

type Sized = ValueRow & { value: number }

/** What all other parts are of the whole. */
const restOf = (rows: Sized[], row: Sized): string => writeShares([totalOf(rows) - row.value, row.value])[0] ?? ''

const totalOf = (rows: Sized[]): number => sum(rows, ({ value }) => value)

/** Grays that are seen on every page, the largest sector in the palest, so that the focus is stronger; neighbors differ, the last from the first too. */
const fades = [grays[2], grays[4], grays[3], grays[4], grays[3], grays[4]] as const

/** Whether the unit of a total is what is measured: "168 pages" of the measure "Pages". */
const isSaid = (total: string, measure: string): boolean =>
  ` ${total.replaceAll('\u00a0', ' ')}`.toLowerCase().endsWith(` ${measure.toLowerCase()}`)

const ofMeasure = (total: string, measure: string): string => (isSaid(total, measure) ? total : `${total} ${measure}`)

/** What the ring is the whole of; in large type where that has room and the heading quotes no share. */
const inRing = (total: string, measure: string, isQuoted: boolean): Block => {
  const inSize = (size: TypeStyle['size']): Block => {
    const said = { text: isSaid(total, measure) ? undefined : measure, as: 'note' as const }
    return block([{ text: total, as: { size, bold: true } }, said], ringRoom)
  }
  const large = inSize(roles.claim.size)
  return !isQuoted && Math.hypot(large.w, large.h) <= ringInside ? large : inSize(16)
}

/** The color of the words of a part. */
const inkOf = (row: Sized, sheet: Sheet): Color =>
  sheet.isFocus(row) ? 'accent' : row.state === 'muted' ? 'ink' : (row.state ?? 'ink')

/** `quoted` is the part whose share the heading quotes. */
type Setting = { sheet: Sheet; write: (value: number) => string; quoted: Sized | undefined }

/** The largest first; equal values keep the order of the data. */
const sectorsOf = (data: Sized[], { sheet, write, quoted }: Setting): Sector[] => {
  const rows = data.toSorted((a, b) => b.value - a.value)
  const parts = partsOf(rows.map(({ value }) => value))
  // Amounts of a hundred are shares: each is said once.
  const areShares = rows.every(({ value }, index) => write(value).replace(/%?$/, '%') === parts[index]?.words)
  return rows.map((row, index) => {
    const { share = 0, words: percent = '' } = parts[index] ?? {}
    const look = fades[index] ?? grays[2]
    const { fill, half } = sheet.isFocus(row)
      ? { fill: 'accent' as const, half: false }
      : { fill: look.fill, half: 'dashed' in look }
    const [isQuoted, name, ink] = [row === quoted, `${stateSign(row)}${row.name}`, inkOf(row, sheet)]
    const named = { ...focusable({ size: 16 }, sheet.isFocus(row)), fill: ink }
    // Beside a share in large type, those of the others have a line of their own, too.
    const words: Paragraph[] = [
      ...(quoted === undefined || (!isQuoted && share < sliver)
        ? [{ text: `${name} ${percent}`, as: named }]
        : [
            {
              text: percent,
              as: isQuoted ? { ...roles.claim, fill: ink } : ({ size: 16, bold: true, fill: ink } as const),
            },
            { text: name, as: isQuoted ? ({ size: 16, bold: true, fill: ink } as const) : named },
          ]),
      { text: areShares ? row.note : [write(row.value), row.note].filter(Boolean).join(', '), as: 'note' },
    ]
    return { item: row, share, fill, half, words: block(words, 240) }
  })
}
