/**
 * The shape `listing`: one or two panels of code, terminal, diff, HTTP, JSON or diagnostics, kept as pasted.
 *
 * `focus` and `callouts` quote text that occurs once; nobody counts lines.
 */
import * as z from 'zod'
import { countCodePoints } from '../../src/scene/code-points.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { readDiff } from './diff.ts'
import { id, kind, list, name, note, text, words } from './fields.ts'
import { form } from './form.ts'
import { readHttp } from './http.ts'
import { checkEdges, checkQuotes, quotedLines } from './quotes.ts'

/** What a panel shows: how its lines are read, numbered and set. */
export const panelKinds = ['code', 'json', 'http', 'terminal', 'diff', 'diagnostic'] as const

export type PanelKind = (typeof panelKinds)[number]

/** One line as pasted. */
export type ListingLine = { text: string }

/** Longest line in characters; longer ones than fit are wrapped as an editor does it. */
const longest = 240

const lines = (most: number) =>
  z
    .union([z.array(z.string().max(longest)).min(1).max(most), z.string().max(most * (longest + 1))])
    .transform((pasted): ListingLine[] =>
      (typeof pasted === 'string' ? pasted.replace(/\r?\n$/, '').split(/\r?\n/) : pasted).map((each) => ({
        text: each,
      })),
    )
    .describe(`The text as pasted, one string or a list of lines: at most ${most} lines of ${longest} characters`)

/** How a recipe narrows the shape: the kinds of panels it takes, the default first, and how many lines they hold. */
export type ListingLimits<Kinds extends readonly [PanelKind, ...PanelKind[]]> = {
  kinds: Kinds
  panels?: { min: number; max: number }
  lines?: number
}

/** Declares listing data. */
export function listingForm<const Kinds extends readonly [PanelKind, ...PanelKind[]]>(limits: ListingLimits<Kinds>) {
  const { panels = { min: 1, max: 1 }, lines: most = 40 } = limits
  const panel = z.strictObject({
    id: id.optional(),
    name: name('What is shown: a file, a host, a command', 60).optional(),
    kind: kind(limits.kinds, limits.kinds.join(', ')),
    note: note('A muted remark at the right end of the head', 40).optional(),
    lines: lines(most),
    first: z.int().min(0).max(99_999).default(1).describe('Number of the first line'),
  })
  const fields = {
    panels: list(panel, { ...panels, of: 'Panels, left to right' }),
    edges: list(edge, { min: 0, max: 5, of: 'What in the first panel leads to what in the second' }).default([]),
  }
  return form('listing', fields, {
    targets: quotedLines,
    checks: () => [(data) => [...checkPanels(data, most), ...checkEdges(data)]],
    emphasis: checkQuotes,
  })
}

const edge = z.strictObject({
  from: words(120, 'Text that occurs once in the first panel'),
  to: words(120, 'Text that occurs once in the second panel'),
  text: text('How one leads to the other'),
})

export type Panel = {
  id?: string | undefined
  name?: string | undefined
  kind: PanelKind
  note?: string | undefined
  lines: ListingLine[]
  first: number
}

export type ListingEdge = z.output<typeof edge>

/** Data of the shape, normalized for drawing. */
export type ListingData = {
  panels: Panel[]
  edges: ListingEdge[]
  focus?: string[] | undefined
  callouts?: { on: string; text: string }[] | undefined
}

/** Control characters but the tab, and marks that turn the reading direction. */
// biome-ignore lint: the class names what is refused
const unprintable = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const checkPanels = ({ panels }: ListingData, most: number): Finding[] =>
  panels.flatMap((panel, index): Finding[] => {
    const at = `panels.${index}.lines`
    if (panel.lines.length > most) return [{ at, problem: `${panel.lines.length} lines; ${most} fit` }]
    const broken = panel.lines.flatMap(({ text: pasted }, line): Finding[] => {
      if (unprintable.test(pasted))
        return [{ at: `${at}.${line}`, problem: 'contains a control character; paste plain text without colors' }]
      const count = countCodePoints(pasted)
      return count > longest
        ? [{ at: `${at}.${line}`, problem: `must be at most ${longest} characters, got ${count}` }]
        : []
    })
    return broken.length > 0 ? broken : checkKind(panel, at)
  })

/** Whether the lines are what the panel's kind says. */
const checkKind = ({ kind: shown, lines: pasted }: Panel, at: string): Finding[] => {
  const texts = pasted.map((line) => line.text)
  const atLine = ({ index, problem }: { index: number; problem: string }): Finding => ({
    at: `${at}.${index}`,
    problem,
  })
  switch (shown) {
    case 'diff':
      return readDiff(texts).problems.map(atLine)
    case 'http':
      return readHttp(texts).problems.map(atLine)
    case 'json':
      return isJson(texts.join('\n')) ? [] : [{ at, problem: 'cannot be parsed as JSON' }]
    case 'terminal':
      return texts.some((each) => each.startsWith('$ ')) ? [] : [{ at, problem: 'no line is a command ("$ ls")' }]
    case 'code':
    case 'diagnostic':
      return []
    default:
      return shown satisfies never
  }
}

const isJson = (words: string): boolean => {
  try {
    JSON.parse(words)
    return true
  } catch {
    return false
  }
}
