/** Words about code that never runs. */
export const deadStyle = { size: 12, bold: true, fill: 'negative' } as const

/** The outline of a block that never runs, and what leads on from it. */
export const never = { stroke: 'negative', dashed: true } as const
