/**
 * Units of durations. Days have 24 hours; working days are Monday to Friday.
 */
export const durationUnits = ['ms', 's', 'min', 'h', 'day', 'working-day', 'week', 'month', 'year'] as const

export type DurationUnit = (typeof durationUnits)[number]
