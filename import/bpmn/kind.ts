/** BPMN 2.0.2: read, and ways to draw it. */
import type { DiagramReading } from '../convert/conversion.ts'
import { laneWay } from '../convert/lanes.ts'
import { collaborationData } from './collaboration.ts'
import { laneGraph } from './lane-graph.ts'
import { readBpmn } from './read-bpmn.ts'

export function read(text: string): DiagramReading {
  const { process, report } = readBpmn(text)
  const collaboration = {
    recipe: 'bpmn-collaboration',
    make: (conversion: Parameters<typeof collaborationData>[1]) => {
      for (const { name, at } of process.lanes) conversion.noteOnce('lanes in pools are not drawn', at, name)
      return collaborationData(process, conversion)
    },
  }
  if (process.lanes.length < 2) return { ways: [collaboration], report }
  const lanes = laneWay(laneGraph(process))
  // One organization with lanes is what lanes are for; pools are what pools are for.
  return { ways: process.pools.length < 2 ? [lanes, collaboration] : [collaboration, lanes], report }
}
