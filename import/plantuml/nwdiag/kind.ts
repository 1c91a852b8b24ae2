/** PlantUML's network diagrams: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { networkWays } from './network-ways.ts'
import { readNetworks } from './read-networks.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readNetworks(text)
  return { ways: networkWays(model), report }
}
