/** Tells the styles how high the foot is, above which toasts stand, until the function returned is called. */
export function withHeightKnown(foot: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot', `${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot');
  };
}
