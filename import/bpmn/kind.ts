/** BPMN 2.0.2: read, and ways to draw it. */
import type { DiagramReading, RecipeWay } from '../convert/conversion.ts'
import { laneWay } from '../convert/lanes.ts'
import { collaborationData } from './collaboration.ts'
import { laneGraph, noteBesideLanes } from './lane-graph.ts'
import type { BpmnProcess } from './process.ts'
import { readBpmn } from './read-bpmn.ts'

export function read(text: string): DiagramReading {
  const { process, report } = readBpmn(text)
  const collaboration: RecipeWay = {
    recipe: 'bpmn-collaboration',
    make: (conversion) => collaborationData(process, conversion),
  }
  if (process.lanes.filter(({ isOuter }) => !isOuter).length < 2) return { ways: [collaboration], report }
  // One organization with lanes is what lanes are for; pools are what pools are for.
  const lanes = inLanes(process)
  return { ways: process.pools.length < 2 ? [lanes, collaboration] : [collaboration, lanes], report }
}

const inLanes = (process: BpmnProcess): RecipeWay => {
  const { make, ...way } = laneWay(laneGraph(process))
  return {
    ...way,
    make: (conversion) => {
      noteBesideLanes(process, conversion)
      return make(conversion)
    },
  }
}
