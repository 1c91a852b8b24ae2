/**
 * A piece of length 0 between two bends is none: the pieces before and after it become one.
 */
import { type Course, compressed, moveRuns, type Net } from './net.ts'

export function straighten(net: Net): void {
  for (const course of net.courses) while (dropJog(net, course));
  compressed(net)
}

/** Drops the first such piece of a course; returns whether there was one. */
const dropJog = (net: Net, { runs }: Course): boolean => {
  for (let place = 1; place + 1 < runs.length; place++) {
    const [before, jog, after] = [runs[place - 1]!, runs[place]!, runs[place + 1]!]
    const [first, middle, last] = [net.strokes[before.stroke]!, net.strokes[jog.stroke]!, net.strokes[after.stroke]!]
    if (first.at !== last.at) continue
    if (first !== last) moveRuns(net, last, first)
    middle.runs.splice(middle.runs.indexOf(jog), 1)
    first.runs.splice(first.runs.indexOf(after), 1)
    runs.splice(place, 2)
    for (const [index, run] of runs.entries()) run.place = index
    return true
  }
  return false
}
