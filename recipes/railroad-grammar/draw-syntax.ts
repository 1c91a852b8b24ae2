/**
 * Syntax diagrams (railroad diagrams): rules of a grammar one below another, each a name and a track from start to end.
 */

import { lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { focusable } from '../../drawing/type.ts'
import type { Element } from '../../src/scene/scene.ts'
import { overRail } from './remark.ts'
import { type RailStation, station } from './station.ts'
import { addKey, stationName, stationsIn } from './stations.ts'
import { choice, optional, type RailTrack, repeat, sequence } from './track.ts'

/**
 * What a rule is made of: characters as written, one character of a class, another rule, what is said in words, and how
 * these are put together.
 */
export type Expression =
  | RailStation
  | { kind: 'sequence' | 'choice'; parts: Expression[] }
  | { kind: 'optional' | 'repeat'; part: Expression }

/** A rule of the data, its definition in some notation. */
export type SyntaxRule = { name: string; note?: string | undefined; definition: string }

/**
 * From names to tracks, from a track's ends to its stations and to its remark, between rules, the widest names; what a
 * construct takes of the width for its ways around; the widest page that sequences are not folded on; how high rules may be.
 */
const size = { names: 32, end: 32, note: 12, gap: 32, most: 176, turns: 48, page: 896, high: 2160 }

/**
 * Draws rules; the boxes of a rule in focus stand out, too. Definitions that `read` cannot read, for which it throws a
 * SyntaxError, are problems.
 */
export function drawSyntax(rules: SyntaxRule[], read: (definition: string) => Expression, sheet: Sheet): void {
  const inFocus = new Set(rules.flatMap((rule) => (sheet.isFocus(rule) ? rule.name : [])))
  const parsed = rules.flatMap((rule): ParsedRule[] => {
    const expression = readRule(rule, read, sheet)
    if (expression === undefined) return []
    const own = stationsIn(expression).map((each) => stationName(rule, each))
    const lit = new Set(own.filter((each) => sheet.isFocus(sheet.find(each))))
    return [{ rule, expression, isFocus: inFocus.has(rule.name) || lit.size > 0, lit }]
  })
  // A remark is over the rail behind its station or at the end of its track, unless that is wider than under its name.
  const [aside, under] = [true, false].map((isAside) => layRules(parsed, { inFocus, isAside })) as [
    LaidRules,
    LaidRules,
  ]
  const { left, lines } = aside.w <= under.w ? aside : under
  const stations = parsed.flatMap(({ expression }) => stationsIn(expression))
  const widestTrack = Math.max(...lines.map(({ track }) => track.w))
  let top = 0
  let fitting = 0
  sheet.share = shareStrokes
  sheet.badgesAtWords = true
  for (const { rule, track, words, note, isFocus, remark } of lines) {
    if (track.w === widestTrack) sheet.ifTooWide(rule, 'give parts of it rules of their own')
    const y = up(top + Math.max(track.above, words.h / 2))
    const drawn = wholeTrack(track, left, y)
    sheet.put(rule, drawn.filter(isRail), 'rule')
    sheet.put(rule, [
      ...place(words, { x: 0, y: y - 10, w: 0, h: words.h }, { align: 'start', valign: 'top' }),
      ...drawn.filter((each) => !isRail(each)),
      ...(note === undefined
        ? []
        : [lineOfText(note, { x: remark.x, y: y + remark.y, as: focusable('note', isFocus) })]),
    ])
    top = up(y + Math.max(track.below, words.h - 10)) + size.gap
    if (top <= size.high) fitting++
  }
  sheet.ifTooHigh('rules', `about the first ${fitting} fit; draw the others in a second diagram`)
  addKey(stations, sheet)
  sayMissing(stations, rules, sheet)
}

/** A rule as read; `lit` are the names of its stations in focus, all of them where it has none. */
type ParsedRule = { rule: SyntaxRule; expression: Expression; isFocus: boolean; lit: ReadonlySet<string> }

/** Where tracks begin, the rules with their tracks, words and remarks at the ends of tracks, and how wide all is. */
type LaidRules = ReturnType<typeof layRules>

const layRules = (
  parsed: readonly ParsedRule[],
  { inFocus, isAside }: { inFocus: ReadonlySet<string>; isAside: boolean },
) => {
  const named = ({ rule: { name, note }, isFocus }: ParsedRule) => {
    const fill = isFocus ? 'accent' : 'ink'
    return nameAndNote(isAside ? { name } : { name, note }, size.most, [
      { size: 16, bold: true, mono: true, fill },
      focusable('note', isFocus),
    ])
  }
  const left = up(Math.max(...parsed.map((each) => named(each).w)) + size.names)
  const most = size.page - left - 2 * size.end
  const lines = parsed.map((each) => {
    const { rule, expression, isFocus, lit } = each
    const isLit = (own: RailStation): boolean =>
      lit.size > 0 ? lit.has(stationName(rule, own)) : isFocus || (own.kind === 'rule' && inFocus.has(own.text))
    const track = trackOf(expression, isLit, most)
    const note = isAside ? rule.note : undefined
    const end = left + track.w + 2 * size.end
    const over = note === undefined ? undefined : overRail(note, stationsIn(expression), track)
    const right = note === undefined || over !== undefined ? end : end + size.note + widthOf(note, 'note')
    const remark = over === undefined ? { x: end + size.note, y: 0 } : { x: left + size.end + over.x, y: over.y }
    return { rule, track, note, isFocus, remark, right, words: named(each) }
  })
  return { left, lines, w: Math.max(...lines.map(({ right }) => right)) }
}

/** A track with its ends: open where it begins, closed where it ends. */
const wholeTrack = (track: RailTrack, left: number, y: number): Element[] => {
  const end = left + track.w + 2 * size.end
  return [
    circle(left + 5, y, 5, { fill: 'surface' }),
    path(`M ${left + 10} ${y} H ${left + size.end}`),
    ...track.draw(left + size.end, y),
    path(`M ${left + size.end + track.w} ${y} H ${end - 10}`),
    circle(end - 5, y, 5, { fill: 'muted' }),
  ]
}

const isRail = (each: Element): boolean => each.type === 'path' && each.fill === undefined && each.stroke === undefined

/** Names the rules that boxes lead to and that are not there. */
const sayMissing = (stations: readonly RailStation[], rules: readonly SyntaxRule[], sheet: Sheet): void => {
  const drawn = new Set(rules.map(({ name }) => name))
  const missing = stations.flatMap(({ kind, text }) => (kind === 'rule' && !drawn.has(text) ? [text] : []))
  if (missing.length > 0) sheet.footnote(`Without a rule here: ${enumerate([...new Set(missing)], 8)}.`)
}

const readRule = (rule: SyntaxRule, read: (definition: string) => Expression, sheet: Sheet): Expression | undefined => {
  try {
    return read(rule.definition)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    sheet.problem(rule, 'definition', error.message)
    return undefined
  }
}

/** The track of an expression, folded where it would be wider than `most` pixels. */
const trackOf = (expression: Expression, isLit: (each: RailStation) => boolean, most: number): RailTrack => {
  const trackOfPart = (part: Expression): RailTrack => trackOf(part, isLit, most - size.turns)
  switch (expression.kind) {
    case 'sequence':
      return sequence(
        expression.parts.map((part) => trackOf(part, isLit, most)),
        most,
      )
    case 'choice':
      return choice(expression.parts.map(trackOfPart))
    case 'optional':
      return optional(trackOfPart(expression.part))
    case 'repeat':
      return repeat(trackOfPart(expression.part))
    default:
      return station(expression, isLit(expression))
  }
}
