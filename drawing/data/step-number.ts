/** The number of a step at the beginning of what it says, written by hand or counted: `3. `, `12.5. ` or `3) `. */
export const stepNumber = /^(\d+(?:\.\d+)?[.):]) /
