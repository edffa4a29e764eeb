/** The page's icon, in the tab and where the page is installed, says how many games wait: with a number where there is a place for one, else with a dot. */
export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count > 0 ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
  if (!("setAppBadge" in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Where the page is not installed a browser may refuse: the dot is there.
  shown.catch(() => {});
}
