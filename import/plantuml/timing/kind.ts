/** PlantUML's timing diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { readTiming } from './read-timing.ts'
import { waveData } from './wave-data.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readTiming(text)
  return { ways: [{ recipe: 'digital-waveform', make: (conversion) => waveData(model, conversion) }], report }
}
