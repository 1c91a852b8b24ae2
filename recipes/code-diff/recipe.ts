/**
 * One hunk of a unified diff: a retry helper gets exponential back-off with full jitter.
 *
 * The hunk is what `git diff` gives for the two versions of the file, section heading included.
 */
import { listing, type Row, type Setting } from '../../drawing/listing.ts'
import type { Panel } from '../../drawing/panel-head.ts'
import { finish } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin, top } from '../../drawing/sheet.ts'
import { type Hunk, hunkHeader, hunkRows, hunkSize } from '../../drawing/unified-diff.ts'

const hunk: Hunk = {
  oldStart: 10,
  newStart: 10,
  section: 'function isTransient(error: unknown): boolean {',
  lines: [
    ' ',
    ' /** Calls until one call succeeds; throws what the last attempt threw. */',
    ' export async function retry<T>(call: () => Promise<T>, attempts = 5) {',
    '-  const delay = 200',
    '+  const base = 200',
    '+  const cap = 10_000',
    '   for (let attempt = 1; ; attempt++) {',
    '     try {',
    '       return await call()',
    '     } catch (error) {',
    '-      if (attempt === attempts) throw error',
    '-      await sleep(delay)',
    '+      if (attempt === attempts || !isTransient(error)) throw error',
    '+      const ceiling = Math.min(cap, base * 2 ** (attempt - 1))',
    '+      await sleep(Math.random() * ceiling)',
    '     }',
    '   }',
    ' }',
  ],
}

const { added, removed } = hunkSize(hunk)
const point = 'await sleep(Math.random()'

const highlight = (row: Row): Row =>
  row.text.includes(point) ? { ...row, bold: true, lit: true, note: 'full jitter', noteFill: 'accent' } : row

const rows: Row[] = [{ text: hunkHeader(hunk), fill: 'muted' }, ...hunkRows(hunk).map(highlight)]

const setting: Setting = { size: 16, pitch: 22, gutters: 2, signs: true }
const panel: Panel = {
  x: margin,
  y: top,
  w: canvas.standard.width - 2 * margin,
  h: 480,
  title: 'src/retry.ts',
  columns: ['old', 'new'],
  mono: true,
  note: `${added} lines added, ${removed} removed`,
}

const draw = () =>
  finish({
    ...canvas.standard,
    title: 'Code diff: a retry helper gains back-off with full jitter, one unified hunk',
    description: `One hunk of a unified diff of src/retry.ts, with line numbers of the old and the new file in two gutters and a plus or minus sign on each changed line: ${added} lines added, ${removed} removed. A fixed wait of 200 ms becomes a random wait below a ceiling that doubles with each attempt up to 10 seconds, and errors that are not transient are thrown at once. The highlighted line is the random wait.`,
    elements: [
      ...heading(
        'Retries that spread out',
        'A fixed wait becomes a random one below a doubling ceiling, so clients no longer return all at once',
      ),
      ...listing(panel, setting, rows),
    ],
  })

export default defineRecipe({
  name: 'Code diff',
  family: 'Developer surfaces',
  description:
    'One hunk of a unified diff: hunk header, old and new line numbers in two gutters, and a plus or minus cell before each changed line; the decisive line is highlighted. Also called patch, git diff or code change.',
  useWhen:
    'You explain one change of code in a pull request, changelog, post-mortem or tutorial, and the reader must see what was removed and what replaced it. Good for 1 hunk of up to 18 lines of at most 77 characters.',
  avoidWhen:
    'The output of commands is the point (use `terminal-session`), or one raw message is (use `http-exchange`). New code that only needs explaining reads better as an annotated listing, branches and merges as a commit graph.',
  visual: 88,
  ease: 82,
  overall: 86,
  rationale:
    'Filled plus and hollow minus cells show the change before a word is read, also without colour. An inserted line moves all lines below it and renumbers one or both gutters. You supply the hunk as git prints it; the counts in its header must match the lines.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
