/** What somebody wrote as evidence, to read; long evidence scrolls, also by keyboard. */
export function LongEvidence({ text }: { text: string }) {
  if (text === '') return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <p className="long-evidence" tabIndex={0}>
      {text}
    </p>
  )
}
