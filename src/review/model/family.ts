/**
 * What a family of diagrams means to the rules. An unknown family has none of these traits.
 */

/** Positions are data: charts, and pictures on a time scale. */
export const drawsData = (family: string | undefined): boolean => family === 'Charts' || family === 'Time & planning'

/** The picture is read along its connectors. */
export const joinsNodes = (family: string | undefined): boolean =>
  family === 'Architecture' || family === 'Flows' || family === 'Sequences'

/** Connectors say what they carry, and the main flow has one direction. */
export const flows = (family: string | undefined): boolean => family === 'Architecture' || family === 'Flows'
