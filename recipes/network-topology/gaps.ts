/** How far apart the parts of a network are, and how thick its rails. */

/**
 * Pixels: between hosts, between rails, between sites that a tunnel joins, from a router to its rails, from a rail to its hosts; a rail; sites; from the left
 * end of a rail to the line to its router, to its words, and to hosts in a stack.
 */
export const gap = {
  hosts: 12,
  rails: 16,
  tunnel: 64,
  drop: 80,
  tick: 36,
  site: 16,
  head: 48,
  link: 88,
  below: 88,
  drops: 8,
  words: 16,
  stack: 24,
}
export const thick = 4

/** How much higher the head of a site is with its remark below its name, in pixels. */
export const noteLine = 20
