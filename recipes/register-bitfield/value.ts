/**
 * The value of a register from the values of its fields.
 */
import type { Field } from '../../drawing/data/packed-fields.ts'

type Register = { fields: Field[] }

const bitsOf = ({ fields }: Register): string => fields.map(({ value = '' }) => value.replaceAll(/[\s_]/g, '')).join('')

/** Hexadecimal, with as many digits as the register has groups of four bits: `0x035C`. */
export const hexOf = (register: Register): string => {
  const bits = bitsOf(register)
  const padded = bits.padStart(Math.ceil(bits.length / 4) * 4, '0')
  const digits = padded.match(/.{4}/g)?.map((four) => Number.parseInt(four, 2).toString(16).toUpperCase()) ?? []
  return `0x${digits.join('')}`
}

/** Binary digits in groups of four from the right. */
export const digitsOf = (register: Register): string => bitsOf(register).replace(/\B(?=(?:.{4})+$)/g, ' ')
