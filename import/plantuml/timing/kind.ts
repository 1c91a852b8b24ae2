/** PlantUML's timing diagrams: read, and ways to draw them. */
import type { DiagramReading, RecipeWay } from '../../convert/conversion.ts'
import { readTiming } from './read-timing.ts'
import { timingData } from './timing-data.ts'
import type { TimingModel } from './timing-model.ts'
import { waveData } from './wave-data.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readTiming(text)
  const timing: RecipeWay = { recipe: 'uml-timing', make: (conversion) => timingData(model, conversion) }
  const wave: RecipeWay = { recipe: 'digital-waveform', make: (conversion) => waveData(model, conversion) }
  return { ways: isWave(model) ? [wave, timing] : [timing, wave], report }
}

/** Only levels of wires, and nothing between them or on them, is a waveform. */
const isWave = ({ signals, arrows, spans, lights }: TimingModel): boolean =>
  arrows.length + spans.length + lights.length === 0 &&
  [...signals.values()].every(
    ({ kind, states }) => (kind === 'clock' || kind === 'binary') && states.every(({ note }) => note === undefined),
  )
