/** The letter that carries a code. */
export function codeLetter(code: string, agencyName: string) {
  return {
    subject: `${code} is your code for ${agencyName}`,
    text: `Your code for ${agencyName} is ${code}.\nIt works for 5 minutes, in the browser that asked for it.\nNobody from ${agencyName} will ever ask you for it.\n`,
  }
}
