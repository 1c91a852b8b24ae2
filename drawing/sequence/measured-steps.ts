/**
 * The steps of a script with their words, as wide as these are before the columns are known.
 */
import { widest, widthOf } from '../block.ts'
import { isMessage } from '../data/sequence-entries.ts'
import { focusable } from '../type.ts'
import { piecesOf, wordsIn } from '../wrap.ts'
import { besideWhom, type ChannelStep, firstWidth, span } from './gaps.ts'
import type { Widths } from './relieved.ts'
import type { Script, ScriptStep } from './script.ts'
import type { HeldStretch } from './stretches.ts'
import { longestPiece, type MessageSetting, saidOf, wordsOf } from './words.ts'

type Measuring = { setting: MessageSetting; stretches: readonly HeldStretch[]; cap: number; widths: Widths }

/** Every step with words no wider than `cap`, or than `widths` has for the channel beside its sender. */
export const measuredSteps = (script: Script, { setting, stretches, cap, widths }: Measuring): ChannelStep[] =>
  script.steps.map((step, index) => {
    const wider = span(step) === 1 && isMessage(step.item) ? (widths.get(besideWhom(step)) ?? 0) : 0
    const whole = Math.max(wholeWords(step, setting), wider)
    return {
      ...step,
      words: wordsOf(step, Math.max(firstWidth(step, cap), whole), setting),
      whole,
      channel: 0,
      met: metAt(script, index),
      held: heldAt(step, stretches, index),
    }
  })

/** The ends of a remark on several participants, both, where one is a bar meanwhile: at one alone it would seem to have slipped. */
const heldAt = ({ item, from, to }: ScriptStep, stretches: readonly HeldStretch[], index: number): number[] =>
  isMessage(item) || from === to
    ? []
    : stretches.some(
          ({ column, first, last = Infinity }) => [from, to].includes(column) && first < index && index < last,
        )
      ? [from, to]
      : []

/** Where a message in flight arrives that does so in the row of a step, at its sender. */
const metAt = ({ steps, outside }: Script, index: number): ChannelStep['met'] => {
  const step = steps[index]
  const isMet = steps.some(
    ({ item, to }, at) => isMessage(item) && item.delay > 0 && at + item.delay === index && to === step?.from,
  )
  if (!isMet || step === undefined) return undefined
  if (!isMessage(step.item) || step.item.delay === 0) return 'words'
  // Where states are beside their lifelines, what arrives brings one about, and what leaves another.
  return outside ? 'apart' : 'start'
}

/** Longer words are not whole in every channel, in pixels. */
const longest = 144

/** The longest word that a message says, or piece of one that is too long, and the longest piece of its lines, where these are not so long that they would be the measure of all. */
const wholeWords = ({ item }: Script['steps'][number], { roleOf, fill }: MessageSetting): number => {
  const as = focusable(isMessage(item) ? roleOf(item) : 'label', false)
  const said = wordsIn(saidOf(item, fill)).map((word) => {
    const whole = widthOf(word, as)
    return whole <= longest ? whole : widest(piecesOf(word), as)
  })
  return Math.min(longest, Math.max(...said, isMessage(item) ? longestPiece(item, fill) : 0))
}
