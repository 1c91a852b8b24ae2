/** PlantUML's component, deployment and use case diagrams: read, and ways to draw them. */

import { componentWays } from '../../convert/components.ts'
import type { DiagramReading } from '../../convert/conversion.ts'
import { readComponent } from './read-component.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readComponent(text)
  return { ways: componentWays(model), report }
}
