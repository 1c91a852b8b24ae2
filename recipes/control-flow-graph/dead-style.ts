/** Words about code that never runs. */
export const deadStyle = { size: 12, bold: true, fill: 'negative' } as const
