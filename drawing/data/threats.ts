/**
 * STRIDE: six kinds of threats, each the loss of something a system should have.
 *
 * Shostack, Threat Modeling: Designing for Security (2014), chapter 3.
 */
import * as z from 'zod'

/** The kinds in the order of the acronym. */
export const threats = [
  'spoofing',
  'tampering',
  'repudiation',
  'information-disclosure',
  'denial-of-service',
  'elevation-of-privilege',
] as const

export type Threat = (typeof threats)[number]

/** The field of an edge: what can go wrong along it. */
export const threatsField = () =>
  z
    .array(z.enum(threats))
    .min(1)
    .max(threats.length)
    .optional()
    .describe('What can go wrong along it, by STRIDE: spoofing, tampering, repudiation, …')

/** The letter of a threat. */
export const letterOf = (threat: Threat): string => threat.charAt(0).toUpperCase()

/** The letters of some threats, each once, in the order of the acronym. */
export const lettersOf = (some: readonly Threat[]): string =>
  threats
    .filter((threat) => some.includes(threat))
    .map(letterOf)
    .join(' ')
