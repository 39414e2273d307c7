/** A choice of a house rule for people: "endOfTurn" is "End of turn", "0" stays "0". */
export function choiceWords(choice: string): string {
  const words = choice
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .replace(/-/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
