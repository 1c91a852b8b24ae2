/** What only activities in the first syntax have: a start or an end in parentheses at an arrow, or an arrow with a direction before all else. */
export const firstSyntax =
  /^[ \t]*\(\*(?:top)?\)[ \t]*[-=.]|^(?![ \t]*')[^\n]*[->][ \t]*(?:\[[^\]\n]{0,80}\][ \t]*)?\(\*\)[ \t]*$|^[ \t]*-(?:left|right|up|down)(?:\[[^\]\n]{0,80}\])?->[ \t]*["\w]/m
