/** With Next's own scripts and flight data, a document of about 5 KB. */
export function Text() {
  return (
    <main>
      <h1>A bare page</h1>
      {Array.from({ length: 6 }, (_, index) => (
        <p key={index}>
          Paragraph {index + 1} of a page that has nothing but text, as a measure for pages that have more.
        </p>
      ))}
    </main>
  );
}
