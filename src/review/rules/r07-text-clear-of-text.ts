/**
 * R07: no text touches another.
 */
import { bottomOf, rightOf } from '../../geometry/rect.ts'
import { type Label, quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** Free pixels between texts on one line. */
const beside = 2
/** The least pitch of lines of one block, in em. */
const pitch = 1.25

const sideGap = (a: Label, b: Label): number => Math.max(a.extent.x - rightOf(b.extent), b.extent.x - rightOf(a.extent))

/** Pieces of one mono line may follow each other without a gap: colored words in code. */
const isOneLine = (a: Label, b: Label): boolean =>
  a.text.y === b.text.y && a.text.mono === true && b.text.mono === true && a.size === b.size && sideGap(a, b) > -1

const touch = (a: Label, b: Label): boolean =>
  sideGap(a, b) < beside - 0.01 && a.ink.y < bottomOf(b.ink) && b.ink.y < bottomOf(a.ink) && !isOneLine(a, b)

const isBlock = (a: Label, b: Label): boolean =>
  a.size === b.size && a.text.x === b.text.x && (a.text.align ?? 'start') === (b.text.align ?? 'start')

const judge = (a: Label, b: Label): Report[] => {
  if (touch(a, b)) {
    const problem = `${quote(b)} touches ${quote(a)} (elements.${a.index}); keep ${beside} px between them, or a line's pitch`
    return [{ at: b.index, problem }]
  }
  const step = Math.abs(a.text.y - b.text.y)
  if (!isBlock(a, b) || step === 0 || step >= pitch * a.size - 0.5) return []
  const problem = `${quote(b)} follows ${quote(a)} (elements.${a.index}) by ${Math.round(step)} px; keep lines of ${a.size} px at least ${Math.ceil(pitch * a.size)} px apart`
  return [{ at: b.index, problem }]
}

const check = ({ labels }: Picture): Report[] => {
  // Top to bottom: only neighbors in this order can touch.
  const sorted = [...labels].sort((a, b) => a.extent.y - b.extent.y)
  return sorted.flatMap((a, index) => {
    const reports: Report[] = []
    for (const b of sorted.slice(index + 1)) {
      if (b.extent.y > bottomOf(a.extent) + a.size * pitch) break
      reports.push(...(a.index < b.index ? judge(a, b) : judge(b, a)))
    }
    return reports
  })
}

export const textClearOfText: Rule = {
  id: 'R07',
  title: 'No text touches text',
  level: 'block',
  requirement: `Texts keep ${beside} px between them sideways; lines of one block are at least ${pitch} × their size apart.`,
  check,
}
