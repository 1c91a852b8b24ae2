/** What only activities in the first syntax have: a start or an end in parentheses at an arrow. */
export const firstSyntax =
  /^[ \t]*\(\*(?:top)?\)[ \t]*[-=.]|^(?![ \t]*')[^\n]*[->][ \t]*(?:\[[^\]\n]{0,80}\][ \t]*)?\(\*\)[ \t]*$/m
