/** Words about code that never runs. */
export const deadStyle = { size: 12, fill: 'negative' } as const

/** The outline of a block that never runs, and what leads on from it: quieter than the cause. */
export const never = { stroke: 'muted', dashed: true } as const
